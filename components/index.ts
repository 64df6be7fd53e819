/** For bundlers: `import 'service-chat-widget'` registers every element; the classes and types are for typing. */
export { ChatButton } from './chat-button/chat-button.js';
export { ChatComposer } from './chat-composer/chat-composer.js';
export { ChatMessage } from './chat-message/chat-message.js';
export { ChatNotice } from './chat-notice/chat-notice.js';
export { ChatPanel } from './chat-panel/chat-panel.js';
export { ChatTranscript } from './chat-transcript/chat-transcript.js';
export { CitationList } from './citation-list/citation-list.js';
export { EscalationForm } from './escalation-form/escalation-form.js';
export { FeedbackButtons } from './feedback-buttons/feedback-buttons.js';
export { ServiceChatWidgetElement } from './service-chat-widget/service-chat-widget.js';
export { stringsContext, type ChatContext, type EscalationStatus } from './chat-panel/chat-context.js';
export type {
  ChatEvent,
  ChatOpenEvent,
  ChatCloseEvent,
  ChatReadyEvent,
  ChatUnavailableEvent,
  OpenCause,
  ServiceChatEventMap,
  ServiceChatEventName,
} from './internal/events.js';
export type {
  ChatDismissEvent,
  ChatDraftEvent,
  ChatEscalateEvent,
  ChatFeedbackEvent,
  ChatFeedbackReasonEvent,
  ChatHumanEvent,
  ChatHumanLeaveEvent,
  ChatMessageEvent,
  ChatNewConversationEvent,
  ChatRetryEvent,
  ChatSendEvent,
  ChatStopEvent,
} from './internal/events.js';
export type {
  ChatError,
  ChatError as Trouble,
  ChatErrorCode,
  ChatErrorCode as TroubleCode,
} from './api/chat-error.js';
export type {
  AssistantMessage,
  ChatMessageData,
  ConversationState,
  VisitorMessage,
} from './conversation/conversation-state.js';
export type {
  ChatReply,
  Citation,
  FeedbackType,
  LauncherIcon,
  Position,
  RelatedArticle,
  Theme,
  WidgetRecord,
  WindowSize,
} from '../server/contract.js';
export type { Visitor } from './conversation/visitor.js';
export { tokens } from './theme/tokens.styles.js';
export type { ByLanguage } from './language/best-match.js';
export type {
  GivenMessages,
  GivenMessages as GivenStrings,
  Messages,
  Messages as PanelStrings,
  Messages as Strings,
} from './language/locales/messages.js';
export type { ServiceChatCallback, ServiceChatConfig, ServiceChatWidget } from './facade.js';

/** The words of the form that reaches a human; a module of their own so that they come with the form. */

export interface FormStrings {
  readonly formIntro: string;
  readonly email: string;
  readonly sendRequest: string;
  readonly cancel: string;
  readonly invalidEmail: string;
  readonly emptyMessage: string;
  readonly requestSent: string;
  readonly requestFailed: string;
  readonly backToConversation: string;
}

export const FORM_ENGLISH: FormStrings = {
  formIntro: 'Leave your address and a message, and a person will write back.',
  email: 'Email',
  sendRequest: 'Send request',
  cancel: 'Cancel',
  invalidEmail: 'Please enter an email address, such as name@example.com.',
  emptyMessage: 'Please write what you need help with.',
  requestSent: 'Your request was sent. A person will write to you by email.',
  requestFailed: 'Your request could not be sent. Please try again.',
  backToConversation: 'Back to the conversation',
};

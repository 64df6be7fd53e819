import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ServiceChatWidgetElement } from 'service-chat-widget';
import 'service-chat-widget';
import 'service-chat-widget/jsx';

const server = new URLSearchParams(location.search);

function App() {
  const widget = useRef<ServiceChatWidgetElement>(null);
  const [asked, setAsked] = useState('');
  return (
    <>
      <button onClick={() => widget.current?.open()}>Help</button>
      <output>{asked}</output>
      <service-chat-widget
        ref={widget}
        widgetId={server.get('widget') ?? ''}
        baseUrl={server.get('server') ?? ''}
        theme="dark"
        strings={{ talkToHuman: 'Ask our team' }}
        onchat-message={({ detail }) => {
          if (detail.role === 'user') setAsked(detail.content);
        }}
      />
    </>
  );
}

// Each wrong use is held to be one by the type check.
export const wrong = [
  // @ts-expect-error -- no such theme
  <service-chat-widget theme="blue" />,
  // @ts-expect-error -- no such property
  <service-chat-widget colour="red" />,
  // @ts-expect-error -- the payload has no such field
  <service-chat-widget onchat-open={({ detail }) => detail.role} />,
];

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

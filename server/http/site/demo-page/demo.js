/* global document, window */
/** Lets the buttons of the demo page open the chat and ask, through the widget's documented JavaScript API. */
for (const button of document.querySelectorAll('[data-open-chat]')) {
  button.addEventListener('click', () => window.ServiceChatWidget?.open());
}

for (const button of document.querySelectorAll('[data-question]')) {
  button.addEventListener('click', () => {
    window.ServiceChatWidget?.open();
    window.ServiceChatWidget?.sendMessage(button.textContent.trim());
  });
}

const server = new URLSearchParams(location.search);
window.ServiceChatConfig = { widgetId: server.get('widget'), theme: 'dark' };
const script = document.createElement('script');
script.async = true;
script.src = `${server.get('server')}/widget.js`;
document.body.append(script);

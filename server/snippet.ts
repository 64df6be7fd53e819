/**
 * The lines that a site owner pastes before the closing body tag.
 *
 * @param baseUrl address that browsers reach the server under, without a slash at the end
 */
export function embedSnippet(baseUrl: string, widgetId: string): string {
  return `<script>
  window.ServiceChatConfig = { widgetId: "${widgetId}" };
</script>
<script async crossorigin src="${baseUrl}/widget.js"></script>`;
}

/** Words of the preview of a widget, in English. */

export const previewMessages = {
  previewNote: 'The real chat with your draft. Asking works; nothing is counted or kept.',
  device: 'Device',
  devices: { desktop: 'Desktop', phone: 'Phone' },
  page: 'Page',
  pageThemes: { light: 'Light', dark: 'Dark' },
  previewLanguage: 'Language',
  rtl: 'Right to left',
} as const;

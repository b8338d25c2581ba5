/** The popups of the viewer; only one is open at a time. */
export type PopupName = 'chapters' | 'language' | 'settings' | 'keys' | 'grid';

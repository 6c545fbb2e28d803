/** The record file that was opened in this page, if any. */
export const opened: { text: string | null } = { text: null };

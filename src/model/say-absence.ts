/** What a reader is told: `“Forms” is not part of v4.4. New in v4.5.` */
export const sayAbsence = (title: string, version: string, note: string): string =>
  `“${title}” is not part of ${version}. ${note}.`;

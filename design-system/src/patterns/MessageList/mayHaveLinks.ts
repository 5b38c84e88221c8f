const sign = /:\/\/|@|\S\.[\p{L}\d]/u

/** Whether a text has what every address has; most have not, and need no code that finds addresses. */
export const mayHaveLinks = (text: string) => sign.test(text)

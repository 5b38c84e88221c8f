/** Whether a key is the K of the keyboard, also where its layout writes another script there, as the Arabic one does. */
export const isKeyK = ({ key, code }: { key: string; code: string }) =>
  /^k$/i.test(key) || (code === 'KeyK' && !/^[a-z]$/i.test(key))

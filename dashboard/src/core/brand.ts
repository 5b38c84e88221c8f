/** The product's title: short, uppercase, with digits. Also the prefix of every stored preference. */
export const appTitle = 'DATA1522'

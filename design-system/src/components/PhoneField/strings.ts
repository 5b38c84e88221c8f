/** What the button before the number is called. */
export const strings = {
  en: { country: 'Country or region' },
  fr: { country: 'Pays ou région' },
  ar: { country: 'الدولة أو المنطقة' },
}

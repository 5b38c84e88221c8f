/** What the button before the number is called. */
export const words = {
  en: { country: 'Country or region' },
  fr: { country: 'Pays ou région' },
  ar: { country: 'الدولة أو المنطقة' },
}

/** A country as sample people need it; the phone numbers lie in ranges kept for fiction, or in none that is dialled. */
export interface Country {
  readonly name: string
  readonly language: string
  /** `#` stands for any digit. */
  readonly phone: string
}

export const countries = {
  AE: { name: 'United Arab Emirates', language: 'Arabic', phone: '+971 4 000 ####' },
  AU: { name: 'Australia', language: 'English', phone: '+61 2 5550 ####' },
  BE: { name: 'Belgium', language: 'French', phone: '+32 2 000 ## ##' },
  BR: { name: 'Brazil', language: 'Portuguese', phone: '+55 11 0000-####' },
  CA: { name: 'Canada', language: 'French', phone: '+1 (418) 555-01##' },
  CN: { name: 'China', language: 'Chinese', phone: '+86 10 0000 ####' },
  DE: { name: 'Germany', language: 'German', phone: '+49 30 23125 ###' },
  EG: { name: 'Egypt', language: 'Arabic', phone: '+20 2 0000 ####' },
  ES: { name: 'Spain', language: 'Spanish', phone: '+34 910 000 ###' },
  FR: { name: 'France', language: 'French', phone: '+33 1 99 00 ## ##' },
  GB: { name: 'United Kingdom', language: 'English', phone: '+44 7700 900###' },
  IN: { name: 'India', language: 'Hindi', phone: '+91 00000 #####' },
  IS: { name: 'Iceland', language: 'Icelandic', phone: '+354 000 ####' },
  JP: { name: 'Japan', language: 'Japanese', phone: '+81 3 0000 ####' },
  KE: { name: 'Kenya', language: 'Swahili', phone: '+254 20 000 ####' },
  LB: { name: 'Lebanon', language: 'Arabic', phone: '+961 1 000 ###' },
  MA: { name: 'Morocco', language: 'Arabic', phone: '+212 5 00 00 ## ##' },
  MX: { name: 'Mexico', language: 'Spanish', phone: '+52 55 0000 ####' },
  PL: { name: 'Poland', language: 'Polish', phone: '+48 22 000 ## ##' },
  SA: { name: 'Saudi Arabia', language: 'Arabic', phone: '+966 11 000 ####' },
  SE: { name: 'Sweden', language: 'Swedish', phone: '+46 8 465 004 ##' },
  SN: { name: 'Senegal', language: 'French', phone: '+221 33 000 ## ##' },
  TN: { name: 'Tunisia', language: 'Arabic', phone: '+216 70 000 ###' },
  TR: { name: 'Türkiye', language: 'Turkish', phone: '+90 212 000 ## ##' },
  US: { name: 'United States', language: 'English', phone: '+1 (206) 555-01##' },
  VN: { name: 'Vietnam', language: 'Vietnamese', phone: '+84 24 0000 ####' },
} as const satisfies Record<string, Country>

export type CountryCode = keyof typeof countries

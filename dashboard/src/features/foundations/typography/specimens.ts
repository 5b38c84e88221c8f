/** A script with words that show it; they are samples, the same in every language of the product. */
export interface Script {
  readonly id: 'latin' | 'arabic'
  readonly language: 'en' | 'ar'
  readonly direction: 'ltr' | 'rtl'
  /** A line of running text. */
  readonly line: string
  /** A few words, for sizes of which a line would not fit. */
  readonly words: string
}

export const scripts: readonly Script[] = [
  {
    id: 'latin',
    language: 'en',
    direction: 'ltr',
    line: 'Forty lamps left Lyon on Tuesday morning',
    words: 'Quiet work',
  },
  {
    id: 'arabic',
    language: 'ar',
    direction: 'rtl',
    line: 'غادر أربعون مصباحًا مدينة تونس صباح الثلاثاء',
    words: 'عمل هادئ',
  },
]

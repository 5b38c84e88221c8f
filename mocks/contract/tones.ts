/** The meanings that a coloured thing can have; the colours are the product's. */
export const TONES = ['neutral', 'primary', 'success', 'warning', 'danger', 'info'] as const

export type Tone = (typeof TONES)[number]

import type { EmojiDataResolver } from 'frimousse'

const load = {
  en: async () => ({
    emojis: (await import('emojibase-data/en/data.json')).default,
    messages: (await import('emojibase-data/en/messages.json')).default,
  }),
  fr: async () => ({
    emojis: (await import('emojibase-data/fr/data.json')).default,
    messages: (await import('emojibase-data/fr/messages.json')).default,
  }),
}

const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const
/** What colours skin and hair is nothing by itself. */
const COMPONENTS = 2

/** Emojibase has no Arabic: the names of its groups, in their order. */
const arabicGroups = [
  'وجوه ومشاعر',
  'أشخاص وأجسام',
  'مكوّنات',
  'حيوانات وطبيعة',
  'طعام وشراب',
  'سفر وأماكن',
  'أنشطة',
  'أشياء',
  'رموز',
  'أعلام',
]

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** The emoji and their names from the package itself: nothing is asked of another server. */
export const resolveEmoji: EmojiDataResolver = async (locale) => {
  const { emojis, messages } = await load[locale === 'fr' ? 'fr' : 'en']()
  return {
    locale,
    emojis: emojis.flatMap(({ emoji, group, label, version, tags, skins }) => {
      if (group === undefined || group === COMPONENTS) return []
      const plain = (skins ?? []).filter(({ tone }) => typeof tone === 'number')
      const named = plain.map((skin) => [TONES[(skin.tone as number) - 1], skin.emoji])
      return [
        {
          emoji,
          category: group,
          label: capital(label),
          version,
          tags: tags ?? [],
          ...(named.length === TONES.length && {
            skins: Object.fromEntries(named) as Record<(typeof TONES)[number], string>,
          }),
        },
      ]
    }),
    categories: messages.groups
      .filter(({ order }) => order !== COMPONENTS)
      .map(({ order, message }) => ({
        index: order,
        label: (locale === 'ar' ? arabicGroups[order] : undefined) ?? capital(message),
      })),
    skinTones: Object.fromEntries(
      messages.skinTones.map(({ key, message }) => [key, capital(message)]),
    ) as Record<(typeof TONES)[number], string>,
  }
}

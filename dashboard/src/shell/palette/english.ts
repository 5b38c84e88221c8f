import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { languages } from 'virtual:messages'
import { preferences } from '../../core/preferences/preferences.ts'

type Titles = Readonly<Record<string, string>>

const none: Titles = {}

async function fetchTitles(): Promise<Titles> {
  const { loaders } = await languages.en()
  return (await loaders.titles!()).default
}

/** The titles of the screens in English, where another language is spoken; nothing until they have come. */
export function useEnglishTitles(): Titles {
  const language = useAtomValue(preferences.language)
  const [titles, setTitles] = useState(none)
  const isForeign = language !== 'en'
  useEffect(() => {
    if (!isForeign) return
    // Without them the screens are still found by their names.
    fetchTitles().then(setTitles, () => undefined)
  }, [isForeign])
  return isForeign ? titles : none
}

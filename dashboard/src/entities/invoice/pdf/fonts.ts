import { Font } from '@react-pdf/renderer'
import inter400 from './fonts/inter-latin-400.woff?url'
import inter600 from './fonts/inter-latin-600.woff?url'
import interExtended400 from './fonts/inter-latin-ext-400.woff?url'
import interExtended600 from './fonts/inter-latin-ext-600.woff?url'
import vazirmatn400 from './fonts/vazirmatn-arabic-400.woff?url'
import vazirmatn600 from './fonts/vazirmatn-arabic-600.woff?url'

const faces = {
  Inter: [inter400, inter600],
  'Inter Extended': [interExtended400, interExtended600],
  Vazirmatn: [vazirmatn400, vazirmatn600],
} as const

/** The families of the documents, each for what those before it lack. */
export const families = Object.keys(faces)

/** Makes the product's own faces known to the maker of documents, which takes one weight a file. */
export function registerFonts(fileOf: (url: string) => string = (url) => url) {
  for (const [family, [regular, bold]] of Object.entries(faces))
    Font.register({
      family,
      fonts: [
        { src: fileOf(regular), fontWeight: 400 },
        { src: fileOf(bold), fontWeight: 600 },
      ],
    })
  // No word is broken: what it knows of syllables is English.
  Font.registerHyphenationCallback((word) => [word])
}

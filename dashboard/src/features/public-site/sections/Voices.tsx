import { SiteSection } from '@data1522/design-system/SiteSection'
import { Testimonials } from '@data1522/design-system/Testimonials'
import { useText } from '../../../core/i18n/useText.ts'
import { voices } from './people.ts'

/** How long each voice is heard, in seconds. */
const SECONDS = 8
/** The least room of a voice, in px: three stand side by side where there is room, two, or one. */
const CARD_WIDTH = 300

/** What customers say, a few side by side, by turns. */
export function Voices() {
  const text = useText()
  return (
    <SiteSection title={text('landingMore.voicesTitle')}>
      <Testimonials
        label={text('landingMore.voices')}
        perView={{ minWidth: CARD_WIDTH }}
        seconds={SECONDS}
        pauseLabel={text('landingMore.pause')}
        playLabel={text('landingMore.play')}
        voices={voices.map(({ quote, role, ...person }) => ({
          ...person,
          quote: text(quote),
          role: text(role),
        }))}
      />
    </SiteSection>
  )
}

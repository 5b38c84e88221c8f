import { SiteSection } from '@data1522/design-system/SiteSection'
import { Testimonials } from '@data1522/design-system/Testimonials'
import { useText } from '../../../core/i18n/useText.ts'
import { voices } from './people.ts'

/** How long each voice is heard, in seconds. */
const SECONDS = 8

/** What customers say, by turns. */
export function Voices() {
  const text = useText()
  return (
    <SiteSection title={text('landingMore.voicesTitle')}>
      <Testimonials
        label={text('landingMore.voices')}
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

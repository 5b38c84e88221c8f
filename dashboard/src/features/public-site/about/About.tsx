import { CoverFigures } from '@data1522/design-system/CoverFigures'
import { Hero } from '@data1522/design-system/Hero'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { href } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { PublicPage } from '../../../shared/public-page/PublicPage.tsx'
import { Jobs } from './jobs/Jobs.tsx'
import { JOBS_ID } from './jobs/useJobsAddress.ts'
import { Offices } from './Offices.tsx'
import { People } from './People.tsx'
import { picture } from './pictures.ts'
import { Mission, Timetable, Values } from './Story.tsx'
import { Voices } from './Voices.tsx'

/** Who makes the product: what they want, how they got here, where they work, and whom they look for. */
export function About() {
  const text = useText()
  const { number } = useFormats()
  return (
    <PublicPage title={text('titles.aboutUs')}>
      <Hero
        title={text('about.headline')}
        description={text('about.description', { shops: 12_480, people: 34 })}
        actions={
          <>
            <LinkButton href={`#${JOBS_ID}`} variant="solid" tone="primary" size="large">
              {text('about.seeJobs')}
            </LinkButton>
            <LinkButton href={href('/data1522')} size="large">
              {text('about.seeProduct')}
            </LinkButton>
          </>
        }
      />
      <CoverFigures
        src={picture('covers/4')}
        label={text('about.figures')}
        figures={[
          { value: number(12_480), label: text('about.shops') },
          { value: number(41), label: text('about.countries') },
          { value: number(34), label: text('about.staff') },
          {
            value: number(0.9998, { style: 'percent', maximumFractionDigits: 2 }),
            label: text('about.uptime'),
          },
        ]}
      />
      <Mission />
      <Timetable />
      <Values />
      <People />
      <Offices />
      <Voices />
      <Jobs />
    </PublicPage>
  )
}

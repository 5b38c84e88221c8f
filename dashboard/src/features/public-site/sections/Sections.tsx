import { Button } from '@data1522/design-system/Button'
import { CallToAction } from '@data1522/design-system/CallToAction'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { LogoCloud } from '@data1522/design-system/LogoCloud'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { Stack } from '@data1522/design-system/Stack'
import { StatBand } from '@data1522/design-system/StatBand'
import { TeamGrid } from '@data1522/design-system/TeamGrid'
import { useAtomValue } from 'jotai'
import { href } from 'react-router-dom'
import { sessionAtom } from '../../../core/auth/session.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { sectionIds } from '../../../shared/public-page/section-ids.ts'
import { DemoProblem } from '../hero/DemoProblem.tsx'
import { useDemo } from '../hero/useDemo.ts'
import { Contact } from './Contact.tsx'
import { Features } from './Features.tsx'
import { logos, team } from './people.ts'
import { Plans } from './Plans.tsx'
import { Questions } from './Questions.tsx'
import { Voices } from './Voices.tsx'

interface SectionsProps {
  /** Whether they are drawn for who has no script. @default false */
  isUnscripted?: boolean
}

/** All of the landing page below its first look. */
export function Sections({ isUnscripted = false }: SectionsProps) {
  const demo = useDemo()
  const text = useText()
  const session = useAtomValue(sessionAtom)
  const { number } = useFormats()
  return (
    <>
      <LogoCloud label={text('landingMore.logos')} logos={logos} />
      <Features />
      <Voices />
      <SiteSection
        id={sectionIds.team}
        eyebrow={text('landingMore.teamEyebrow')}
        title={text('landingMore.teamTitle')}
        description={text('landingMore.teamDescription')}
      >
        <TeamGrid members={team.map(({ role, ...person }) => ({ ...person, role: text(role) }))} />
      </SiteSection>
      <Plans isUnscripted={isUnscripted} />
      <StatBand
        label={text('landingMore.figures')}
        figures={[
          { value: number(12_480), label: text('landingMore.shops') },
          { value: number(41), label: text('landingMore.countries') },
          { value: number(34), label: text('landingMore.people') },
          {
            value: number(0.9998, { style: 'percent', maximumFractionDigits: 2 }),
            label: text('landingMore.uptime'),
          },
        ]}
      />
      <Questions />
      {!session && (
        <CallToAction
          title={text('landingMore.ctaTitle')}
          description={text('landingMore.ctaDescription')}
          actions={
            <Stack gap={16}>
              <Inline gap={12} justify="center">
                <Button
                  variant="solid"
                  tone="primary"
                  size="large"
                  isPending={demo.pending === 'admin'}
                  onPress={() => void demo.open('admin')}
                >
                  {text('landing.openDemo')}
                </Button>
                <LinkButton href={href('/data1522/pricing')} size="large">
                  {text('landing.seePricing')}
                </LinkButton>
              </Inline>
              <DemoProblem demo={demo} />
            </Stack>
          }
        />
      )}
      <Contact isUnscripted={isUnscripted} />
    </>
  )
}

import { AreaChart } from '@data1522/design-system/AreaChart'
import { Brand } from '@data1522/design-system/Brand'
import { Columns } from '@data1522/design-system/Columns'
import { DashboardCard } from '@data1522/design-system/DashboardCard'
import { DonutChart } from '@data1522/design-system/DonutChart'
import { Grid } from '@data1522/design-system/Grid'
import { HeroWindow } from '@data1522/design-system/HeroWindow'
import {
  IconCalendar,
  IconChartAreaLine,
  IconFileText,
  IconLayoutKanban,
  IconMail,
  IconMessage,
  IconSchool,
  IconShoppingCart,
  IconTruck,
  IconUsers,
} from '@data1522/design-system/icons'
import { Sparkline } from '@data1522/design-system/Sparkline'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { appTitle } from '../../../core/brand.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { revenueDays, visitSources, weekFigures } from './figures.ts'

const entries = [
  ['landingShow.analytics', IconChartAreaLine],
  ['landingShow.orders', IconShoppingCart],
  ['landingShow.academy', IconSchool],
  ['landingShow.fleet', IconTruck],
  ['landingShow.mail', IconMail],
  ['landingShow.chat', IconMessage],
  ['landingShow.calendar', IconCalendar],
  ['landingShow.board', IconLayoutKanban],
  ['landingShow.invoices', IconFileText],
  ['landingShow.users', IconUsers],
] as const

/** The product in small, made of what it is made of. */
export function Showcase() {
  const text = useText()
  return (
    <HeroWindow
      brand={<Brand name={appTitle} />}
      entries={entries.map(([label, icon]) => ({ label: text(label), icon }))}
      title={text('landingShow.greeting')}
      lede={text('landingShow.lede')}
    >
      <Grid columns={{ base: 1, sm: 2, md: 4 }} gap={20}>
        <Figure name="visitors" tone="primary" />
        <Figure name="orders" tone="success" />
        <Figure name="revenue" tone="info" />
        <Figure name="churn" tone="danger" />
      </Grid>
      <Courses />
    </HeroWindow>
  )
}

interface FigureProps {
  name: keyof typeof weekFigures
  tone: 'primary' | 'success' | 'info' | 'danger'
}

function Figure({ name, tone }: FigureProps) {
  const text = useText()
  const { number, wholeMoney, percent, change } = useFormats()
  const { value, change: ratio, course } = weekFigures[name]
  const written = name === 'revenue' ? wholeMoney(value) : name === 'churn' ? percent(value) : number(value)
  return (
    <DashboardCard
      title={text(`landingShow.${name}`)}
      value={written}
      change={{ text: change(ratio), tone: 'success' }}
      changeNote={text('landingShow.vsLastWeek')}
    >
      <Sparkline label={text(`landingShow.${name}`)} values={course} variant="area" tone={tone} height={32} />
    </DashboardCard>
  )
}

function Courses() {
  const text = useText()
  const { number, wholeMoney, change } = useFormats()
  const revenueControls = useChartControls()
  const sourceControls = useChartControls()
  return (
    <Columns side="end" sideWidth={260} gap={20}>
      <DashboardCard
        title={text('landingShow.revenue')}
        description={text('landingShow.perDay')}
        value={wholeMoney(612_480)}
        change={{ text: change(0.182), tone: 'success' }}
      >
        <AreaChart
          label={text('landingShow.revenue')}
          data={revenueDays}
          category={({ day }) => day}
          series={[
            { id: 'now', label: text('landingShow.thisPeriod'), value: ({ now }) => now, tone: 'primary' },
            {
              id: 'before',
              label: text('landingShow.previous'),
              value: ({ before }) => before,
              tone: 'neutral',
            },
          ]}
          height={180}
          controls={revenueControls}
        />
      </DashboardCard>

      <DashboardCard title={text('landingShow.sources')} description={text('landingShow.thisMonth')}>
        <DonutChart
          label={text('landingShow.sources')}
          data={visitSources}
          category={({ id }) => text(`landingShow.${id}`)}
          value={({ visits }) => visits}
          center={{ value: number(9184), label: text('landingShow.visits') }}
          legend="none"
          height={180}
          controls={sourceControls}
        />
      </DashboardCard>
    </Columns>
  )
}

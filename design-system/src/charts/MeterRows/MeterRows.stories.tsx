import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { sources } from '../kit/example.ts'
import { MeterRows } from './MeterRows.tsx'

const meta = preview.meta({ title: 'Charts/MeterRows', component: MeterRows })

const Sources = ({ maxValue }: { maxValue?: number }) => (
  <MeterRows
    label="Traffic sources"
    data={sources}
    category={({ source }) => source}
    value={({ visits }) => visits}
    maxValue={maxValue}
  />
)

export const Playground = meta.story({ render: () => <Sources /> })
export const OfAKnownMost = meta.story({ render: () => <Sources maxValue={4280} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={480}>
      <Card>
        <Sources />
      </Card>
    </Pictures>
  ),
})

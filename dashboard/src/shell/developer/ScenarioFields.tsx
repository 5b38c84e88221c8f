import { Checkbox } from '@data1522/design-system/Checkbox'
import { Heading } from '@data1522/design-system/Heading'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { scenarioAtom } from '../../core/api/scenario.ts'
import { useText } from '../../core/i18n/useText.ts'
import {
  readChoice,
  type ScenarioChoice,
  type ScenarioName,
  scenarioNames,
  writeChoice,
} from './scenarios.ts'

const areas = [
  'auth',
  'academy',
  'calendar',
  'chat',
  'dashboards',
  'ecommerce',
  'email',
  'invoice',
  'kanban',
  'logistics',
  'notifications',
  'pages',
  'permissions',
  'roles',
  'users',
] as const

/** Which simulated faults are on in this tab; what is on the screen is fetched anew at once. */
export function ScenarioFields() {
  const text = useText()
  const queries = useQueryClient()
  const [scenario, setScenario] = useAtom(scenarioAtom)
  const choice = readChoice(scenario)
  const choose = (next: ScenarioChoice) => {
    setScenario(writeChoice(next))
    void queries.invalidateQueries()
  }
  const turn = (name: ScenarioName, isOn: boolean) => {
    const names = new Set(choice.names)
    if (isOn) names.add(name)
    else names.delete(name)
    choose({ ...choice, names })
  }
  return (
    <Stack gap={16}>
      <Heading level={3}>{text('developer.scenarios')}</Heading>
      {scenarioNames.map((name) => (
        <Checkbox
          key={name}
          isSelected={choice.names.has(name)}
          onChange={(isOn) => turn(name, isOn)}
          description={text(`developer.scenario.${name}.text`)}
        >
          {text(`developer.scenario.${name}`)}
        </Checkbox>
      ))}
      {(choice.names.has('failing') || choice.names.has('forbidden')) && (
        <Select
          label={text('developer.area')}
          description={text('developer.areaText')}
          value={choice.area || 'all'}
          onChange={(area) => choose({ ...choice, area: area === 'all' || area === null ? '' : area })}
          options={[
            { id: 'all', label: text('developer.area.all') },
            ...areas.map((area) => ({ id: area, label: text(`developer.area.${area}`) })),
          ]}
        />
      )}
    </Stack>
  )
}

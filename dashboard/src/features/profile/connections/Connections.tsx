import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { useText } from '../../../core/i18n/useText.ts'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { CardsPage } from '../CardsPage.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'

const parameters = { show: choice(['connected', 'others'] as const) }

/** The people the person is connected with, or may be. */
export function Connections() {
  const text = useText()
  const [{ show }, set] = useAddressState(parameters)
  return (
    <CardsPage
      page="connections"
      textsOf={({ name, designation, chips }) => [name, designation, ...chips.map(({ title }) => title)]}
      arrange={(people) =>
        show ? people.filter(({ isConnected }) => isConnected === (show === 'connected')) : people
      }
      controls={() => (
        <SegmentedControl
          label={text('profile.show')}
          isLabelHidden
          options={(['all', 'connected', 'others'] as const).map((id) => ({
            id,
            label: text(`profile.show.${id}`),
          }))}
          value={show ?? 'all'}
          onChange={(id) => set({ show: id === 'all' ? null : id })}
        />
      )}
      onClear={() => set({ show: null })}
    >
      {(person) => <ConnectionCard key={person.id} person={person} />}
    </CardsPage>
  )
}

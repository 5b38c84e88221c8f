import { IconStarFilled } from '@data1522/design-system/icons'
import { ToggleButton } from '@data1522/design-system/ToggleButton'
import { useText } from '../../../core/i18n/useText.ts'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { CardsPage } from '../CardsPage.tsx'
import { TeamCard } from './TeamCard.tsx'

const parameters = { show: choice(['starred'] as const) }

/** The teams of the person and those to join, all or those with a star. */
export function Teams() {
  const text = useText()
  const [{ show }, set] = useAddressState(parameters)
  const isOnlyStarred = show === 'starred'
  return (
    <CardsPage
      page="teams"
      textsOf={({ title, description, chips }) => [title, description, ...chips.map((chip) => chip.title)]}
      arrange={(teams) => (isOnlyStarred ? teams.filter(({ isStarred }) => isStarred) : teams)}
      controls={() => (
        <ToggleButton
          icon={IconStarFilled}
          isSelected={isOnlyStarred}
          onChange={(isOn) => set({ show: isOn ? 'starred' : null })}
        >
          {text('profile.onlyStarred')}
        </ToggleButton>
      )}
      onClear={() => set({ show: null })}
    >
      {(team) => <TeamCard key={team.id} team={team} />}
    </CardsPage>
  )
}

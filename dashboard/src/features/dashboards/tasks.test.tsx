import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { kanban } from '../../../../mocks/areas/kanban/collection.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { CardContext, DashboardContext } from '../../entities/dashboard/card/card.ts'
import { TasksCard } from '../../entities/dashboard/cards/crm/TasksCard.tsx'
import { crmDashboard } from './crm/CrmDashboard.tsx'

withMock()
const patience = { timeout: 10_000 }
const zone = process.env['TZ']
afterEach(() => {
  vi.useRealTimers()
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

const show = (now: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  return renderScreen(
    <DashboardContext value={{ days: { period: 30 }, comparedWith: '' }}>
      <CardContext value={crmDashboard.cards.find(({ id }) => id === 'tasks')!}>
        <TasksCard />
      </CardContext>
    </DashboardContext>,
    { path: '/dashboards/crm', groups: ['dashboards', 'crmDashboard'] },
  )
}
const due = (id: number, title: string, dueDate: string) => ({
  id,
  title,
  boardId: 1,
  board: 'To do',
  dueDate,
})

const answer = (tasks: () => readonly unknown[]) =>
  server.use(
    http.get('*/api/dashboards/crm/tasks', () =>
      HttpResponse.json({
        asOf: '2026-11-20T02:00:00.000Z',
        period: 30,
        from: '2026-10-22',
        to: '2026-11-20',
        compared: null,
        tasks: tasks(),
      }),
    ),
  )

test('are late by the day where the person is', async () => {
  process.env['TZ'] = 'America/New_York'
  answer(() => [
    due(1, 'Yesterday’s', '2026-11-18'),
    due(2, 'Today’s', '2026-11-19'),
    due(3, 'Later', '2026-11-23'),
  ])
  const { user } = await show('2026-11-20T02:00:00Z')
  expect(await screen.findByText('1 overdue, 1 today', {}, patience)).toBeTruthy()
  const late = screen.getByRole('link', { name: 'Yesterday’s' })
  expect(late.getAttribute('href')).toBe('/apps/kanban?card=1')
  await user.click(screen.getByRole('tab', { name: /Today/ }))
  expect(screen.getByRole('link', { name: 'Today’s' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: /This week.*2/ })).toBeTruthy()
})

test('the tab stays when its last one is ticked', async () => {
  let tasks = [due(1, 'Late', '2026-11-18'), due(2, 'Today’s', '2026-11-20')]
  answer(() => tasks)
  const { user } = await show('2026-11-20T09:00:00Z')
  const box = await screen.findByRole('checkbox', { name: 'Done: Late' }, patience)
  tasks = tasks.slice(1)
  await user.click(box)
  expect(await screen.findByText('Nothing here.')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Overdue/ }).getAttribute('aria-selected')).toBe('true')
})

test('are ticked, which moves them to the last board, and can be undone', async () => {
  const { user } = await show('2026-11-20T09:00:00Z')
  const boxes = await screen.findAllByRole('checkbox', {}, patience)
  const name = boxes[0]!.getAttribute('aria-label')!.replace('Done: ', '')
  const doneOnes = () => {
    const { boards, items } = kanban.get()
    return boards.at(-1)!.itemsIds.map((id) => items.find((item) => item.id === id)!.title)
  }
  await user.click(boxes[0]!)
  expect(await screen.findByText(new RegExp(`“${name}” is done`), {}, patience)).toBeTruthy()
  expect(doneOnes()).toContain(name)
  expect(screen.queryByRole('checkbox', { name: `Done: ${name}` })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('checkbox', { name: `Done: ${name}` }, patience)).toBeTruthy()
  expect(doneOnes()).not.toContain(name)
})

import { useQuery } from '@tanstack/react-query'
import { FormattedNumber, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { ask, type Figures, type Page } from './calls.ts'
import { idOf, Message } from './Message.tsx'

const columns = ['user', 'role', 'plan', 'company', 'country', 'status']
const tiles = ['total', 'paid', 'active', 'pending'] as const

function Tiles() {
  const { data } = useQuery({ queryKey: ['summary'], queryFn: () => ask<Figures>('/api/apps/users/summary') })
  return (
    <div className="tiles">
      {tiles.map((name) => (
        <div key={name} className="card tile">
          <Message id={name} />
          <div>
            <b>{data ? <FormattedNumber value={data[name].value} /> : '–'}</b>{' '}
            {data && (
              <FormattedNumber value={data[name].change ?? 0} style="percent" signDisplay="exceptZero" />
            )}
          </div>
          <small>
            <Message id="weekAgo" />
          </small>
        </div>
      ))}
    </div>
  )
}

/** Ten users with what the product shows of them. */
export function UserList() {
  const { formatMessage } = useIntl()
  const text = (name: string) => formatMessage({ id: idOf(name) })
  const [search, setSearch] = useSearchParams()
  const page = Number(search.get('page') ?? 1)
  const { data } = useQuery({
    queryKey: ['users', page],
    queryFn: () => ask<Page>(`/api/apps/users?page=${page}&itemsPerPage=10`),
  })
  const turn = (by: number) => setSearch({ page: String(page + by) })
  return (
    <>
      <div className="bar">
        <div>
          <h1>{text('users')}</h1>
          <p>{text('description')}</p>
        </div>
        <span />
        <button>{text('export')}</button>
        <button className="primary">{text('add')}</button>
      </div>
      <Tiles />
      <div className="card">
        <div className="bar">
          <input type="search" placeholder={text('search')} />
          {['role', 'plan', 'status'].map((name) => (
            <select key={name} aria-label={text(name)}>
              <option>{text(name)}</option>
            </select>
          ))}
          <span />
          <button>{text('columns')}</button>
        </div>
        <table>
          <thead>
            <tr>
              <th>
                <input type="checkbox" aria-label={text('select')} />
              </th>
              {columns.map((name) => (
                <th key={name}>{text(name)}</th>
              ))}
              <th>{text('more')}</th>
            </tr>
          </thead>
          <tbody>
            {data?.users.map((user) => (
              <tr key={user.id}>
                <td>
                  <input type="checkbox" aria-label={`${text('select')} ${user.fullName}`} />
                </td>
                <td>
                  <span className="avatar">{user.fullName.slice(0, 1)}</span>
                  <span>
                    <Link to={`/apps/user/view/${user.id}`}>{user.fullName}</Link>
                    <small>{user.email}</small>
                  </span>
                </td>
                <td>{text(user.role)}</td>
                <td>{user.currentPlan}</td>
                <td>{user.company}</td>
                <td>{user.country}</td>
                <td>
                  <span className="chip">{user.status}</span>
                </td>
                <td>
                  <button aria-label={`${text('more')} ${user.fullName}`}>…</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="bar">
          {text('rowsPerPage')}
          <select aria-label={text('rowsPerPage')}>
            <option>10</option>
          </select>
          <span />
          {data && <FormattedNumber value={data.totalUsers} />}
          <button disabled={page === 1} onClick={() => turn(-1)}>
            {text('previous')}
          </button>
          <button onClick={() => turn(1)}>{text('next')}</button>
        </div>
      </div>
    </>
  )
}

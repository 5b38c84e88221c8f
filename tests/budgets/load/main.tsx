import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface User {
  id: number
  fullName: string
  email: string
  role: string
  currentPlan: string
  billing: string
  status: string
}

const api = new URLSearchParams(location.search).get('api')

/** Ten users with what the product shows of them, without styles, states or languages. */
function Users() {
  const [users, setUsers] = useState<User[]>([])
  useEffect(() => {
    void fetch(`${api}/api/apps/users?itemsPerPage=10&page=1`)
      .then((answer) => answer.json() as Promise<{ users: User[] }>)
      .then((answer) => setUsers(answer.users))
  }, [])
  return (
    <main>
      <h1>Users</h1>
      <table>
        <thead>
          <tr>
            {['User', 'Role', 'Plan', 'Billing', 'Status', ''].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map(({ id, fullName, email, role, currentPlan, billing, status }) => (
            <tr key={id}>
              <td>
                <a href={`/users/${id}`}>{fullName}</a> {email}
              </td>
              <td>{role}</td>
              <td>{currentPlan}</td>
              <td>{billing}</td>
              <td>{status}</td>
              <td>
                <button>More</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

const SignIn = () => (
  <form>
    <h1>Welcome back</h1>
    <label>
      Email <input type="email" />
    </label>
    <label>
      Password <input type="password" />
    </label>
    <label>
      <input type="checkbox" /> Remember me
    </label>
    <button>Sign in</button>
  </form>
)

createRoot(document.getElementById('root')!).render(api === null ? <SignIn /> : <Users />)

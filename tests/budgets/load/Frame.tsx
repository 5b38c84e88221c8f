import { NavLink, Outlet } from 'react-router-dom'
import { routes } from '../../support/routes.json'
import { Message } from './Message.tsx'

/** The addresses that the product's navigation leads to, by what they begin with. */
const branches = Object.entries(
  Object.groupBy(
    routes.filter(({ path }) => !/[:*]/.test(path)),
    ({ path }) => path.split('/').slice(1, 3).join(' '),
  ),
)

/** Navigation, header, screen, footer. */
export const Frame = () => (
  <div className="frame">
    <nav>
      <strong>
        <Message id="product" />
      </strong>
      {branches.map(([name, entries = []]) => (
        <details key={name} open={name === 'apps user'}>
          <summary>{name}</summary>
          <ul>
            {entries.map(({ path, title }) => (
              <li key={path}>
                <NavLink to={path}>{title}</NavLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
    <div>
      <header>
        <button>
          <Message id="search" />
        </button>
        <span />
        <button>
          <Message id="theme" />
        </button>
        <button>
          <Message id="notifications" />
        </button>
        <button>A</button>
      </header>
      <main>
        <Outlet />
      </main>
      <footer>
        <Message id="product" />
      </footer>
    </div>
  </div>
)

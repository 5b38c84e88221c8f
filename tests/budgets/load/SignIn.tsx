import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'

/** The way in: a picture beside a form of two fields. */
export function SignIn() {
  const [values, setValues] = useState({ email: '', password: '', isRemembered: false })
  return (
    <div className="panes">
      <div className="picture" />
      <main>
        <h1>
          <FormattedMessage id="welcome" />
        </h1>
        <p>
          <FormattedMessage id="welcomeLede" />
        </p>
        <form onSubmit={(event) => event.preventDefault()}>
          <label>
            <FormattedMessage id="email" />
            <input
              type="email"
              autoComplete="username"
              required
              value={values.email}
              onChange={({ target }) => setValues({ ...values, email: target.value })}
            />
          </label>
          <label>
            <FormattedMessage id="password" />
            <input
              type="password"
              autoComplete="current-password"
              required
              value={values.password}
              onChange={({ target }) => setValues({ ...values, password: target.value })}
            />
          </label>
          <Link to="/forgot-password">
            <FormattedMessage id="forgot" />
          </Link>
          <label className="choice">
            <input
              type="checkbox"
              checked={values.isRemembered}
              onChange={({ target }) => setValues({ ...values, isRemembered: target.checked })}
            />
            <FormattedMessage id="remember" />
          </label>
          <button className="primary">
            <FormattedMessage id="signIn" />
          </button>
        </form>
        <p>
          <FormattedMessage id="newHere" />{' '}
          <Link to="/register">
            <FormattedMessage id="createAccount" />
          </Link>
        </p>
      </main>
    </div>
  )
}

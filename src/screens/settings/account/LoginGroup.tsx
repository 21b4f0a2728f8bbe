import type { Address, Failure } from '#base'
import { Button, Problem, useFormat, useText } from '#ui'
import { Setting, SettingGroup } from '#screens/common/setting'
import { PartyText } from '#screens/common/parties'
import type { AccountPage } from './accountPage.ts'
import styles from './AccountView.module.css'
import type { LoginObstacle } from './login/loginObstacle.ts'
import type { LoginSession } from './login/loginState.ts'
import { accountText } from './text.ts'

export interface LoginGroupProps {
  page: Exclude<AccountPage, { step: 'loading' | 'failed' }>
  /** The connected account. */
  connected: Address | undefined
  /** Why it can't sign in. */
  obstacle: LoginObstacle | null
  signingOut: { status: 'idle' | 'busy' } | { status: 'failed'; reason: Failure }
  /** Undefined while it isn't possible, like the next two. */
  onConnect: (() => void) | undefined
  onSignIn: (() => void) | undefined
  /** Also undefined where the gateway can't end a sign-in. */
  onSignOut: (() => void) | undefined
}

/** Who is signed in, and how to sign in and out. */
export function LoginGroup(props: LoginGroupProps) {
  const { page, connected, signingOut, onSignOut } = props
  const text = useText(accountText)
  const { dateTime } = useFormat()
  const session = page.step === 'signedOut' ? undefined : page.session
  return (
    <SettingGroup title={text('login')}>
      {session && <SignedInAs session={session} />}
      {page.step !== 'signedIn' && connected && (
        <Setting label={text('login.connected')}>
          {() => (
            <PartyText
              party={{ address: connected, name: null }}
              chain={undefined}
              variant="full"
            />
          )}
        </Setting>
      )}
      {page.step !== 'signedIn' && <SignIn {...props} />}
      {page.step === 'signedIn' && session?.until != null && (
        <Setting label={text('login.until')} help={text('login.untilHelp')}>
          {() => dateTime(session.until ?? 0)}
        </Setting>
      )}
      {session && !session.canEnd && page.step === 'signedIn' && (
        <p className={styles.words}>{text('login.cannotEnd')}</p>
      )}
      {session && onSignOut && (
        <Setting label={text('login.end')} help={text('login.endHelp')}>
          {({ help }) => (
            <Button aria-describedby={help} busy={signingOut.status === 'busy'} onClick={onSignOut}>
              {text('login.signOut')}
            </Button>
          )}
        </Setting>
      )}
      {session && signingOut.status === 'failed' && (
        <Problem variant="inline" title={text('login.signOutFailed')} reason={signingOut.reason} />
      )}
    </SettingGroup>
  )
}

function SignedInAs({ session: { address, email, knownBy } }: { session: LoginSession }) {
  const text = useText(accountText)
  const help =
    knownBy === 'device'
      ? text('login.remembered')
      : address === null
        ? text('login.email')
        : undefined
  return (
    <Setting label={text('login.as')} help={help}>
      {() =>
        address ? (
          <PartyText party={{ address, name: null }} chain={undefined} variant="full" />
        ) : (
          <bdi className={styles.value}>{email}</bdi>
        )
      }
    </Setting>
  )
}

/** The next step of a user whose address isn't signed in, or why there is none. */
function SignIn({ page, obstacle, onConnect, onSignIn }: LoginGroupProps) {
  const text = useText(accountText)
  const isOther = page.step === 'other'
  const help = text(obstacle === null ? 'login.help' : `login.${obstacle}`)
  return (
    <Setting label={isOther ? text('other.label') : text('login.none')} help={help}>
      {({ help: described }) =>
        obstacle === 'noWallet' ? (
          onConnect && (
            <Button variant="primary" aria-describedby={described} onClick={onConnect}>
              {text('login.connect')}
            </Button>
          )
        ) : obstacle === 'notOffered' ? null : (
          <Button
            variant="primary"
            aria-describedby={described}
            disabledReason={obstacle === 'contract' ? text('login.contractReason') : undefined}
            onClick={onSignIn}
          >
            {text(isOther ? 'other.signIn' : 'login.signIn')}
          </Button>
        )
      }
    </Setting>
  )
}

import Plus from 'lucide-react/icons/plus'
import { type Address, type ChainSummary, type Remote, visibleText } from '#base'
import type { Party } from '#domain'
import { isAtLeast } from '#safe'
import { Button, List, Skeleton, useText, useTextSettings } from '#ui'
import { Setting, SettingGroup } from '#screens/common/setting'
import { formatList } from '#screens/common/hooks'
import { PartyText } from '#screens/common/parties'
import { PartyRow } from './PartyRow.tsx'
import type { Rules } from '#screens/safe/rules'
import type { SetupChange } from './setupForm.ts'
import styles from './SetupView.module.css'
import { setupText } from './text.ts'
import { updatedVersion, type UpdateKind } from './updateOf.ts'
import { AddressSetting } from './AddressSetting.tsx'

export interface RulesPanelsProps {
  rules: Rules
  chain: ChainSummary
  /** An account with the gateway's name for it. */
  party: (address: Address) => Party
  /** What is known about the version besides its number. */
  versionHelp: string | undefined
  /** The versions of the contract that the gateway knows; undefined without one. */
  versions: Remote<readonly { version: string }[]> | undefined
  /** The update of the contract, if there is one. */
  update: { kind: UpdateKind; onPress?: () => void; disabledReason?: string } | undefined
  /** Why nothing can be changed. */
  disabledReason: string | undefined
  onChange: (change: SetupChange) => void
}

/** The owners of a Safe, its modules, guards, and contract, each with what can be done about it. */
export function RulesPanels({
  rules,
  chain,
  party,
  versionHelp,
  versions,
  update,
  disabledReason,
  onChange,
}: RulesPanelsProps) {
  const text = useText(setupText)
  const { owners, threshold, modules, version } = rules
  const add = (label: string, change: SetupChange) => (
    <Button size="s" icon={Plus} disabledReason={disabledReason} onClick={() => onChange(change)}>
      {label}
    </Button>
  )
  const common = { chain, party, disabledReason, onChange }
  return (
    <>
      <SettingGroup title={text('owners')} action={add(text('owners.add'), { kind: 'addOwner' })}>
        <List variant="plain" label={text('owners')}>
          {owners.map((owner) => (
            <PartyRow
              key={owner}
              party={party(owner)}
              chain={chain}
              menu="owner"
              items={[
                {
                  id: 'swap',
                  label: text('owner.swap'),
                  disabledReason,
                  onSelect: () => onChange({ kind: 'swapOwner', owner }),
                },
                {
                  id: 'remove',
                  label: text('owner.remove'),
                  tone: 'danger',
                  disabledReason:
                    disabledReason ?? (owners.length === 1 ? text('owner.last') : undefined),
                  onSelect: () => onChange({ kind: 'removeOwner', owner }),
                },
              ]}
            />
          ))}
        </List>
        <Setting label={text('threshold')} help={policyHelp()}>
          {() => (
            <span className={styles.values}>
              <span className={styles.value}>
                {text('threshold.value', { threshold, owners: owners.length })}
              </span>
              {owners.length > 1 && (
                <Button
                  size="s"
                  aria-label={text('action', { action: text('change'), name: text('threshold') })}
                  disabledReason={disabledReason}
                  onClick={() => onChange({ kind: 'threshold' })}
                >
                  {text('change')}
                </Button>
              )}
            </span>
          )}
        </Setting>
      </SettingGroup>
      <SettingGroup
        title={text('modules')}
        help={text('modules.help')}
        action={add(text('module.add'), { kind: 'enableModule' })}
      >
        {modules === null || modules.length === 0 ? (
          <p className={styles.none}>{text(modules === null ? 'unknown' : 'none')}</p>
        ) : (
          <List variant="plain" label={text('modules')}>
            {modules.map((module) => (
              <PartyRow
                key={module}
                party={party(module)}
                chain={chain}
                menu="module"
                items={[
                  {
                    id: 'remove',
                    label: text('module.remove'),
                    tone: 'danger',
                    disabledReason,
                    onSelect: () => onChange({ kind: 'disableModule', module }),
                  },
                ]}
              />
            ))}
          </List>
        )}
        {!rules.modulesComplete && <p className={styles.none}>{text('modules.more')}</p>}
      </SettingGroup>
      {(version === null || isAtLeast(version, '1.1.0')) && (
        <SettingGroup title={text('checks')}>
          {isAtLeast(version, '1.3.0') && (
            <AddressSetting
              name="guard"
              address={rules.guard}
              set="setGuard"
              remove="removeGuard"
              {...common}
            />
          )}
          {isAtLeast(version, '1.5.0') && (
            <AddressSetting
              name="moduleGuard"
              address={rules.moduleGuard}
              set="setModuleGuard"
              remove="removeModuleGuard"
              {...common}
            />
          )}
          <AddressSetting
            name="handler"
            address={rules.fallbackHandler}
            set="setHandler"
            remove="removeHandler"
            {...common}
          />
        </SettingGroup>
      )}
      <SettingGroup title={text('contract')}>
        <Setting label={text('version')} help={versionHelp}>
          {() => (
            <span className={styles.values}>
              <span className={styles.value}>{version ?? text('unknown')}</span>
              {update && (
                <Button size="s" disabledReason={update.disabledReason} onClick={update.onPress}>
                  {update.kind === 'l2'
                    ? text('version.toL2')
                    : text('version.update', { version: updatedVersion })}
                </Button>
              )}
            </span>
          )}
        </Setting>
        <Setting label={text('implementation')}>
          {() =>
            rules.singleton ? (
              <PartyText
                party={party(rules.singleton)}
                chain={chain}
                prefixed={false}
                avatar={20}
              />
            ) : (
              text('unknown')
            )
          }
        </Setting>
        {versions && (
          <Setting label={text('versions')} help={text('versions.help')}>
            {() => <Versions versions={versions} />}
          </Setting>
        )}
        <Setting label={text('nonce')} help={text('nonce.help')}>
          {() => <span className={styles.value}>{rules.nonce.toString()}</span>}
        </Setting>
      </SettingGroup>
    </>
  )

  function policyHelp(): string | undefined {
    if (owners.length === 1) return text('threshold.only')
    return threshold === 1
      ? text('threshold.one')
      : threshold === owners.length
        ? text('threshold.all')
        : undefined
  }
}

/** Each version once, the oldest first; there is one entry for each variant of the contract. */
function Versions({ versions }: { versions: NonNullable<RulesPanelsProps['versions']> }) {
  const text = useText(setupText)
  const { locale } = useTextSettings()
  if (versions.status === 'loading') return <Skeleton />
  if (versions.status === 'failed')
    return (
      <span className={styles.values}>
        <span className={styles.unset}>{text('versions.failed')}</span>
        <Button size="s" onClick={versions.retry}>
          {text('versions.retry')}
        </Button>
      </span>
    )
  const all = [...new Set(versions.value.map(({ version }) => visibleText(version)))].toSorted(
    (a, b) => a.localeCompare(b, 'en', { numeric: true }),
  )
  return (
    <span className={styles.value}>{all.length > 0 ? formatList(locale, all) : text('none')}</span>
  )
}

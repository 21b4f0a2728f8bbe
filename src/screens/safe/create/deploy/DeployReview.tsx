import type { ReactNode } from 'react'
import { type Address, type ChainSummary, sameAddress } from '#base'
import { creationDifferences, singletonFor } from '#safe'
import type { LookAlike } from '#safe/suspicion'
import {
  AddressText,
  Button,
  Code,
  DataItem,
  DataList,
  Disclosure,
  Notice,
  ProofStrip,
  useText,
} from '#ui'
import {
  CostItems,
  type FeeItemProps,
  type RelaysOf,
  RevertReason,
} from '#screens/transactions/execute'
import { PartyText } from '#screens/common/parties'
import { useProofLine } from '#screens/common/signing'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import { createText } from '../text.ts'
import { WarningList } from '../WarningList.tsx'
import type { CreateWarning } from '../createForm.ts'
import styles from './DeployView.module.css'
import type { Order, ShownCreationSimulation, ShownPlan } from './deployFlow.ts'
import { useDifferences } from './useDifferences.ts'
import { feeSimulation, proofOf, type Words } from './creationProof.ts'

export interface DeployReviewProps {
  order: Order
  chain: ChainSummary | undefined
  plan: ShownPlan
  simulation: ShownCreationSimulation
  warnings: readonly CreateWarning[]
  /** Owners that are contracts. */
  contractOwners: readonly Address[]
  /** Owners that could be mistaken for other accounts. */
  lookAlikes: readonly LookAlike[]
  fees: FeeItemProps['fees']
  onLevel: FeeItemProps['onLevel']
  balance: bigint | undefined
  /** Who pays the fee. */
  relaying?: RelaysOf | undefined
  /** Whether it is being sent already. */
  isFixed: boolean
  onCheck: () => void
}

/** What is created, with which contracts, and what was checked about them. */
export function DeployReview({
  order,
  chain,
  plan,
  simulation,
  warnings,
  contractOwners,
  lookAlikes,
  fees,
  onLevel,
  balance,
  relaying,
  isFixed,
  onCheck,
}: DeployReviewProps) {
  const text = useText(createText)
  const { safe, name } = order
  const network = chain?.name ?? safe.chainId
  const line = useProofLine()
  const known = 'plan' in plan ? plan.plan : undefined
  return (
    <>
      <section className={styles.address} aria-label={text('deploy.address')}>
        <p className={styles.label}>{text('deploy.address')}</p>
        {known ? (
          <AddressText
            address={known.address}
            name={name || undefined}
            variant="full"
            chainPrefix={chain?.shortName}
          />
        ) : (
          <p className={styles.wait}>{text('deploy.addressWait')}</p>
        )}
        <p className={styles.label}>{text('deploy.addressText', { network })}</p>
      </section>
      {/* Where something is at the address already, there is nothing to prove. */}
      {plan.status !== 'exists' && (
        <ProofStrip
          {...proofOf(plan, simulation, { text, network, version: safe.version })}
          lineIn={line}
        />
      )}
      {(plan.status === 'unread' ||
        (plan.status === 'ready' && simulation.status === 'unknown')) && (
        <Button size="s" className={styles.again} onClick={onCheck}>
          {text('deploy.checkAgain')}
        </Button>
      )}
      {plan.status === 'exists' && <Exists plan={plan} />}
      <Failing simulation={simulation} />
      <DataList>
        <DataItem label={text('deploy.network')}>{network}</DataItem>
        <DataItem label={text('deploy.name')}>
          {name ? <bdi>{name}</bdi> : text('deploy.unnamed')}
        </DataItem>
        <DataItem label={text('deploy.owners', { count: safe.owners.length })}>
          <ol className={styles.owners}>
            {safe.owners.map((address) => (
              <li key={address}>
                <PartyText party={{ address, name: null }} chain={chain} variant="full" />
                {contractOwners.some((one) => sameAddress(one, address)) && (
                  <span className={styles.label}>{text('deploy.contract')}</span>
                )}
              </li>
            ))}
          </ol>
        </DataItem>
        <DataItem label={text('deploy.required')}>
          {text('deploy.threshold', { threshold: safe.threshold, owners: safe.owners.length })}
        </DataItem>
        <DataItem label={text('deploy.version')}>
          {text(`deploy.singleton.${singletonFor(safe.chainId)}`, { version: safe.version })}
        </DataItem>
      </DataList>
      <LookAlikeNotices lookAlikes={lookAlikes} />
      <WarningList warnings={warnings} />
      <DataList>
        <CostItems
          relaying={relaying}
          isFixed={isFixed}
          chain={chain}
          simulation={feeSimulation(plan, simulation)}
          fees={fees}
          onLevel={onLevel}
          balance={balance}
        />
      </DataList>
      {known && <Details plan={known} chain={chain} text={text} />}
    </>
  )
}

function Details({
  plan,
  chain,
  text,
}: {
  plan: Extract<ShownPlan, { plan: unknown }>['plan']
  chain: ChainSummary | undefined
  text: Words
}) {
  const [factory, singleton, handler] = plan.contracts
  const contract = (label: string, address: Address): ReactNode => (
    <DataItem label={label}>
      <PartyText party={{ address, name: null }} chain={chain} variant="full" />
    </DataItem>
  )
  return (
    <Disclosure summary={text('deploy.details')}>
      <div className={styles.details}>
        <DataList>
          {contract(text('deploy.factory'), factory.address)}
          {contract(text('deploy.singletonLabel'), singleton.address)}
          {contract(text('deploy.handler'), handler.address)}
          <DataItem label={text('deploy.saltNonce')}>
            <span className={styles.number}>{String(plan.safe.saltNonce)}</span>
          </DataItem>
        </DataList>
        <p className={styles.label}>{text('deploy.setup')}</p>
        <Code label={text('deploy.setup')} value={plan.setup} />
        <p className={styles.label}>{text('deploy.data')}</p>
        <Code label={text('deploy.data')} value={plan.data} />
      </div>
    </Disclosure>
  )
}

/** What is at the address already. */
function Exists({ plan: { plan, found } }: { plan: Extract<ShownPlan, { status: 'exists' }> }) {
  const text = useText(createText)
  const differences = useDifferences()
  if (!found) {
    return (
      <Notice tone="danger" title={text('exists.unknown.title')} live>
        {text('exists.unknown')}
      </Notice>
    )
  }
  const differs = creationDifferences(plan.safe, plan.contracts, found)
  if (differs.length === 0) {
    return (
      <Notice title={text('exists.same.title')} live>
        {text('exists.same')}
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title={text('exists.changed.title')} live>
      {text('exists.changed', { what: differences(differs) })}
    </Notice>
  )
}

/** Why the simulation reverts, as far as the contract says. */
function Failing({ simulation }: { simulation: ShownCreationSimulation }) {
  if (simulation.status !== 'reverts') return null
  const { code, detail } = simulation
  return code || detail ? (
    <Notice tone="danger" live>
      <RevertReason code={code} detail={detail} />
    </Notice>
  ) : null
}

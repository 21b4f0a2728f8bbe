import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Loader from 'lucide-react/icons/loader-circle'
import type { ChainSummary } from '#base'
import type { DatedDeviceRequest } from '#signing'
import {
  Code,
  DataItem,
  DataList,
  Disclosure,
  type IconComponent,
  Notice,
  useFormat,
  useText,
} from '#ui'
import { FailureNotice, transactionText } from '#screens/common/signing'
import { PartyText } from '#screens/common/parties'
import { notificationsText } from '../text.ts'
import type { Job, JobFailure, JobState } from './jobs.ts'
import styles from './TurnOnView.module.css'

const icons: Record<JobState['step'], IconComponent> = {
  waiting: CircleDashed,
  signing: Loader,
  sending: Loader,
  done: Check,
  failed: CircleAlert,
}

/** The Safes of one network: their registration's progress, and the data to sign. */
export function JobItem({
  job: { chainId, safes, state },
  chains,
}: {
  job: Job
  chains: readonly ChainSummary[]
}) {
  const text = useText(notificationsText)
  const chain = chains.find((one) => one.chainId === chainId)
  const network = chain?.name ?? chainId
  const Icon = icons[state.step]
  const status =
    state.step === 'failed'
      ? state.signed
        ? 'job.kept'
        : 'job.waiting'
      : (`job.${state.step}` as const)
  return (
    <li className={styles.job} data-status={state.step}>
      <h3 className={styles.network}>{network}</h3>
      <p className={styles.state}>
        <Icon size={16} aria-hidden />
        {text(status)}
      </p>
      <ul className={styles.safes}>
        {safes.map((address) => (
          <li key={address}>
            <PartyText party={{ address, name: null }} chain={chain} variant="full" avatar={24} />
          </li>
        ))}
      </ul>
      {state.step === 'failed' && <FailedNotice failure={state.failure} network={network} />}
      {state.step === 'signing' && <Signing request={state.request} />}
    </li>
  )
}

/** The hash as shown by the wallet, and its content. */
function Signing({ request: { hash, uuid, token, timestamp } }: { request: DatedDeviceRequest }) {
  const text = useText(notificationsText)
  const { dateTime } = useFormat()
  return (
    <>
      <p className={styles.label}>{text('job.hash')}</p>
      <Code label={text('job.hash')} value={hash} />
      <Disclosure summary={text('job.what')}>
        <DataList label={text('job.what')}>
          <DataItem label={text('job.device')}>
            <bdi>{uuid}</bdi>
          </DataItem>
          <DataItem label={text('job.service')}>
            <Code label={text('job.service')} value={token} layout="lines" copy={false} />
          </DataItem>
          <DataItem label={text('job.time')}>{dateTime(timestamp * 1000)}</DataItem>
        </DataList>
      </Disclosure>
    </>
  )
}

function FailedNotice({ failure, network }: { failure: JobFailure; network: string }) {
  const text = useText(notificationsText)
  const signing = useText(transactionText)
  if (failure.at === 'signing') return <FailureNotice failure={failure} network={network} />
  return (
    <Notice
      live
      tone={failure.why === 'expired' ? 'warning' : 'danger'}
      title={text(`fail.${failure.why}`)}
    >
      {failure.why === 'declined' && failure.detail}
      {failure.why === 'notOwner' && signing('fail.signed')}
    </Notice>
  )
}

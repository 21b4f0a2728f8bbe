import styles from './Logo.module.css'

export interface LogoProps {
  /** Height in pixels. */
  size?: number | undefined
  /** Shows the product's name next to the logo; without it the logo is decorative. */
  name?: string | undefined
}

/** The logo: a ring with two of three signatures. */
export const Logo = ({ size = 28, name }: LogoProps) => (
  <span className={styles.logo}>
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="none"
      strokeWidth="5"
      aria-hidden="true"
    >
      {[0, 120, 240].map((start, index) => (
        <circle
          key={start}
          className={styles.segment}
          data-filled={index < 2 || undefined}
          cx="14"
          cy="14"
          r="11"
          pathLength={360}
          strokeDasharray="98 360"
          transform={`rotate(${start - 79} 14 14)`}
        />
      ))}
    </svg>
    {name && <span className={styles.name}>{name}</span>}
  </span>
)

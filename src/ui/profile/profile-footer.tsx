import { Button } from '@fluentui/react-components'
import { Location20Regular } from '@fluentui/react-icons/svg/location'
import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle'
import type { ReactNode } from 'react'
import { screensOf } from '#application/shared/country-screens.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { brand, supportMailLink } from '../brand/brand.ts'
import { brandFooter, brandSites } from '../brand/brand-footer.ts'
import { Flag } from '../brand/flag.tsx'
import { Logo } from '../brand/logo.tsx'
import { ExternalLink } from '../design/controls/external-link.tsx'
import { footerText } from '../text/footer.ts'
import { useProfileFooterStyles } from './profile-footer.styles.ts'

/** The provider in this country, with links to other sites. */
export const ProfileFooter = ({ country }: { readonly country: Country }) => {
  const styles = useProfileFooterStyles()
  const { solutionsLabel, hasHelpButton } = screensOf(country)
  const to = brandFooter[country]
  const { termsAndConditions, privacyNotice } = brand.links[country]
  return (
    <footer className={styles.footer} aria-label={footerText.label}>
      <div className={styles.top}>
        <div className={styles.offer}>
          <Logo />
          <ExternalLink className={styles.link} to={to.map}>
            <Location20Regular className={styles.icon} aria-hidden />
            {to.address}
          </ExternalLink>
          {hasHelpButton && (
            <Button as="a" icon={<QuestionCircle20Regular />} href={supportMailLink(footerText.needHelp)}>
              {footerText.needHelp}
            </Button>
          )}
        </div>
        <Links title={footerText.company}>
          <Line to={to.solutions}>{solutionsLabel}</Line>
          <Line to={to.about}>{footerText.about}</Line>
          <Line to={to.resources}>{footerText.resources}</Line>
          <Line to={to.help}>{footerText.help}</Line>
          <Line to={to.jobs}>{footerText.jobs}</Line>
        </Links>
        <Links title={footerText.legal}>
          <Line to={termsAndConditions}>{footerText.terms}</Line>
          <Line to={privacyNotice}>{footerText.privacy[country]}</Line>
          {to.bureau !== undefined && <Line to={to.bureau}>{footerText.bureau}</Line>}
        </Links>
        <div className={styles.pair}>
          <Links title={footerText.social}>
            {to.social.map((each) => (
              <Line key={each.name} to={each.to}>
                {each.name}
              </Line>
            ))}
          </Links>
          <Links title={footerText.countries}>
            {COUNTRIES.map((each) => (
              <Line key={each} to={brandSites[each]}>
                <Flag country={each} />
                {footerText.site[each]}
              </Line>
            ))}
          </Links>
        </div>
      </div>
      <p className={styles.disclaimer}>{to.disclaimer}</p>
    </footer>
  )
}

const Links = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const styles = useProfileFooterStyles()
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

const Line = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => {
  const styles = useProfileFooterStyles()
  return (
    <li>
      <ExternalLink className={styles.link} to={to}>
        {children}
      </ExternalLink>
    </li>
  )
}

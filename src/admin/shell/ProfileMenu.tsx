import { notSignedOut, signOut } from '../../client/sign-out.ts';
import type { User } from '../../domain/account/user.ts';
import { roles } from '../../domain/kernel/roles.ts';
import { pathOf, sectionsOf } from '../../domain/office/back-office.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/overlays.ts';
import { Face } from '../parts/Face.tsx';
import { Option, OptionGroup, OptionLink, OptionMenu } from '../parts/OptionMenu.tsx';
import { SectionIcon } from '../parts/SectionIcon.tsx';
import { usePopup } from '../radix/usePopup.ts';
import css from './ProfileMenu.module.css';

/** The menu behind one's name: the sections that the main menu leaves out, and signing out. */
export function ProfileMenu({ user }: { user: User }) {
  const { button, popup } = usePopup('menu');
  const name = `${user.first_name} ${user.last_name}`;
  const { label } = roles[user.role];

  const leave = async () => {
    if (!(await signOut())) toast({ text: notSignedOut, tone: 'bad' });
  };
  return (
    <>
      <button type="button" className={css.me} {...button}>
        <Face user={user} className={css.face} sizes="2rem" />
        <span className="hidden">Profil: </span>
        <span className={css.name}>
          {name}
          <small>{label}</small>
        </span>
        <Icon name="down" />
      </button>
      <OptionMenu popup={popup} label="Profil" align="end">
        <OptionGroup label="Profil">
          {sectionsOf(user.role)
            .filter(({ hidden }) => hidden)
            .map((section) => (
              <OptionLink key={section.slug} href={pathOf(section)} icon={<SectionIcon name={section.icon} />}>
                {section.title}
              </OptionLink>
            ))}
          <Option icon={<SectionIcon name="leave" />} run={() => void leave()}>
            Wyloguj
          </Option>
        </OptionGroup>
      </OptionMenu>
    </>
  );
}

import type { ScreenProps } from '../../shell/screens.ts';
import { AccountData } from './AccountData.tsx';
import { FaceCard } from './FaceCard.tsx';
import { PersonalData } from './PersonalData.tsx';
import css from './Section.module.css';
import { Sessions } from './Sessions.tsx';
import { SigningIn } from './SigningIn.tsx';

/** Everything that somebody may see and change of their own account. */
export const Section = ({ user }: ScreenProps) => (
  <div className={css.page}>
    <div className={css.profile}>
      <FaceCard user={user} />
      <div className={css.sheets}>
        <PersonalData user={user} />
        <SigningIn user={user} />
        <Sessions />
        <AccountData user={user} />
      </div>
    </div>
  </div>
);

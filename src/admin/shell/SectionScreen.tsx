import { ofEverybody } from '../../domain/office/sections.ts';
import { AddressBanner } from './AddressBanner.tsx';
import { PlainScreen } from './PlainScreen.tsx';
import { type ScreenProps, screenOf } from './screens.ts';

/** What an address of a section shows: what is drawn by hand, or what follows from its entities. */
export function SectionScreen(props: ScreenProps) {
  const Odd = screenOf(props.route.section);
  if (!Odd) return <PlainScreen {...props} />;
  const { section } = props.route;
  return (
    <>
      {section.group === ofEverybody && <AddressBanner user={props.user} slug={section.slug} />}
      <Odd {...props} />
    </>
  );
}

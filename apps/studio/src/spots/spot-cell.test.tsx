import { BlockHostContext } from '@selvedge/blocks/block-host.ts';
import { noHost } from '@selvedge/blocks/no-host.fixture.ts';
import { loadViews } from '@selvedge/blocks/views.ts';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { blockList } from '../editor/block-list.ts';
import { useDragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { SpotCell } from './spot-cell.tsx';

const none = () => {};
function Drawn({ alias }: { alias: string }) {
  const drag = useDragAndDrop({ onDrop: none });
  return (
    <BlockHostContext value={noHost}>
      <SpotCell
        spot={{ key: 'own a', id: 'a', position: 1, size: '1x1', random: false, block: { id: 'b', _alias: alias } }}
        cell={1}
        grid={{ columns: 4, cells: 12, isRtl: false }}
        isChosen={false}
        isDragged={false}
        readOnly={false}
        drag={drag}
        onChoose={none}
        onStep={none}
      />
    </BlockHostContext>
  );
}
const draw = (alias: string) => renderToString(<Drawn alias={alias} />);

// A view that is still on its way would be a gap, and throw nothing.
beforeAll(() => loadViews());

test.each(blockList.map(({ alias }) => alias))('a new spot with %s in it is drawn before it was ever saved', (alias) => {
  const drawn = draw(alias);
  expect(drawn).toContain('data-spot="own a"');
  // How React marks a part that threw.
  expect(drawn).not.toContain('<!--$!-->');
});

test('a spot with a block that nobody knows says that it is unfinished', () => {
  expect(draw('no-such-block')).toContain('data-spot="own a"');
});

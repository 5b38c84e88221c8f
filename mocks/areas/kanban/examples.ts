import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getKanban: {},
  createBoard: { body: { title: 'Waiting for parts' } },
  renameBoard: { body: { boardId: 2, newName: 'On the workbench' } },
  orderBoards: { body: [2, 1, 3] },
  deleteBoard: { params: { id: 3 } },
  restoreBoards: { after: [['deleteBoard', { params: { id: 3 } }]], body: { ids: [3] } },
  createBoardItem: {
    body: { itemTitle: 'Write the care card for linen', boardName: 'Up next', boardId: 1 },
  },
  updateBoardItem: {
    body: {
      item: {
        id: 8,
        title: 'Photograph the winter cushions',
        dueDate: '2026-12-01',
        labels: ['Image', 'UX'],
        members: [
          { img: '/pictures/avatars/3.svg', name: 'Aïssatou Ndiaganiao' },
          { img: '/pictures/avatars/6.svg', name: 'Haruka Minazuki' },
        ],
        comments: 'The wool ones came today. Please with the window behind them.',
      },
    },
  },
  orderBoardItems: { body: { boardId: 1, ids: [3, 1, 2, 5, 4] } },
  deleteBoardItem: { params: { id: 14 } },
  restoreBoardItems: { after: [['deleteBoardItem', { params: { id: 14 } }]], body: { ids: [14] } },
  duplicateBoardItem: { params: { id: 1 } },
}

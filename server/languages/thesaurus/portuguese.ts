/** Portuguese words for the same thing, one group a line. */
export const PORTUGUESE = `
preço custo tarifa valor custa
grátis gratuito gratuita
pagar pagamento
fatura recibo
comprar compra encomenda pedido encomendar
cancelar anular cancelamento
devolver devolução troca trocar
reembolso reembolsar
envio entrega enviar entregar frete
pacote encomenda
partido danificado defeituoso avariado quebrado estragado
reparar consertar reparação conserto
desconto promoção cupão cupom oferta
loja estabelecimento
horário aberto abrir abertura
fechado fechar
marcação consulta reserva agendamento
marcar reservar agendar
alterar mudar modificar editar
apagar eliminar remover excluir
criar adicionar
entrar acesso aceder acessar login
registar registo cadastro cadastrar inscrição
senha password
esquecer esqueci perdi perder
conta perfil
utilizador usuário membro
funcionário colega
convidar convite
permissão acesso
telemóvel celular telefone
ligar telefone telefonar
computador pc
programa aplicação aplicativo app
site página
erro problema falha avaria
instalar instalação
atualizar atualização
definições configurações opções
ativar ligar
desativar desligar
procurar encontrar buscar
partilhar compartilhar publicar
descarregar baixar exportar
carregar importar
restaurar recuperar repor
limite máximo
notificação aviso alerta
idioma língua tradução
ajuda suporte apoio assistência
contacto contato contactar
ficheiro arquivo documento
pasta diretório
foto imagem
carro automóvel veículo
estacionar estacionamento
quarto alojamento
crianças criança menores
animais animal cão
duração prazo
expirar validade
`;
